import { LineLost, Notice } from '../parts/bits'
import { Hero } from '../parts/hero'
import { Icon } from '../parts/icon'
import { lazyRoom } from '../lazy'
import { Missing } from '../parts/unloaded'
import { go, openSheet } from '../route'
import { set, setLanguage, themeNow } from '../settings'
import { myTables } from '../standings'
import { state } from '../state'
import { languages, isLanguage } from '../text/load'
import { language, t } from '../text/t'

const MyTables = lazyRoom(async () => (await import('../parts/mytables')).MyTables, null, <Missing />)
const TICKET = 66
const ROW = 58
const UNDER = 44

/** Keeps the place of the list until it is there. */
const heightOf = (tables: number) => ({ minHeight: `${TICKET + (tables - 1) * ROW + UNDER}px` })

export function Start() {
  const tables = myTables().length
  return (
    <main class="sheet start">
      <Hero>
        <h1>
          <span class="sr">Diamant</span>
          <Icon of="logo" as="logo" />
        </h1>
        <p class="tag">{t('start.tag')}</p>
      </Hero>
      <Notice />
      {tables > 0 ? (
        <div class="tables" style={heightOf(tables)}>
          <MyTables />
        </div>
      ) : (
        <>
          <LineLost />
          <p class="what blk">{t('start.what')}</p>
        </>
      )}
      <div class="foot">
        <div class="two">
          <button type="button" class="btn blk press" onClick={() => go('#new')}>
            {t('start.new')}
          </button>
          <button type="button" class="btn blk press quiet" onClick={() => go('#code')}>
            {t('start.code')}
          </button>
        </div>
        <Links />
      </div>
    </main>
  )
}

function Links() {
  const other = themeNow.value === 'dark' ? 'light' : 'dark'
  const chosen = language()
  return (
    <div class="links">
      <button type="button" onClick={() => openSheet('howto')}>
        <Icon of="question" />
        {t('howto')}
      </button>
      <button type="button" onClick={() => openSheet('settings')}>
        <Icon of="gear" />
        {t('settings')}
      </button>
      <div class="tongue">
        <Icon of="globe" />
        <span aria-hidden="true">{languages.find(([tag]) => tag === chosen)?.[1]}</span>
        <Languages chosen={chosen} />
      </div>
      <button type="button" onClick={() => set({ theme: other })}>
        <Icon of={other === 'dark' ? 'moon' : 'sun'} />
        {t(`theme.${other}`)}
      </button>
    </div>
  )
}

/** Each language by its own name, so that nobody has to read another one to find it. */
function Languages({ chosen }: { chosen: string }) {
  const choose = async (select: HTMLSelectElement) => {
    const { value: tag } = select
    state.notice.value = null
    if (!isLanguage(tag) || (await setLanguage(tag))) return
    select.value = chosen
    state.notice.value = 'language.unloaded'
  }
  return (
    <select
      aria-label={t('language')}
      value={chosen}
      onChange={(event) => void choose(event.currentTarget)}
    >
      {languages.map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  )
}
