const NAME = 'diamant.name'
const PASSPHRASE = 'diamant.passphrase'

/** The name under which this device last sat down; empty where there is no storage. */
export const lastName = () => kept(NAME)
export const keepName = (name: string) => keep(NAME, name)

/** The passphrase with which this device last opened a table; empty where none was asked for. */
export const lastPassphrase = () => kept(PASSPHRASE)
export const keepPassphrase = (passphrase: string) => keep(PASSPHRASE, passphrase)

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Private windows and full disks: it is typed again.
  }
}
