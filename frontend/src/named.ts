const KEY = 'diamant.name'

/** The name under which this device last sat down; empty where there is no storage. */
export function lastName(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(KEY, name)
  } catch {
    // Private windows and full disks: it is typed again.
  }
}
