import type { ComponentChildren } from 'preact'
import { goHome, openSheet } from '../route'
import { lineLost, state } from '../state'
import { t } from '../text/t'
import { Said } from './bits'
import { Icon } from './icon'

/** The header of every screen but the first: back, title, and at a table the connection and its two sheets; in the lobby nothing has happened yet. */
export function Bar({ title, table = false }: { title: ComponentChildren; table?: boolean }) {
  return (
    <header class="bar">
      <button type="button" class="ib" aria-label={t('back')} onClick={() => goHome()}>
        <Icon of="back-arrow" />
      </button>
      <h1>{title}</h1>
      {table && <Net />}
      {table && state.table.value?.view.stage !== 'lobby' && (
        <button type="button" class="ib" aria-label={t('history')} onClick={() => openSheet('story')}>
          <Icon of="hist" />
        </button>
      )}
      {table && (
        <button type="button" class="ib" aria-label={t('menu')} onClick={() => openSheet('menu')}>
          <Icon of="menu" />
        </button>
      )}
    </header>
  )
}

function Net() {
  return (
    <span class="net" role="status">
      <Icon of={lineLost.value ? 'torch-out' : 'torch'} />
      <Said>{t(lineLost.value ? 'line.off' : 'line.live')}</Said>
    </span>
  )
}
