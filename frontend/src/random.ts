// getRandomValues is there without a secure context; randomUUID and subtle are not.
const bytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

const base64url = (raw: Uint8Array) =>
  btoa(String.fromCharCode(...raw))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')

/** 96 bits: the id of a game, an invite, a command. */
export const newToken = () => base64url(bytes(12))

/** 128 bits: the key to a seat. */
export const newSecret = () => base64url(bytes(16))

/** 128 bits for the shuffle. */
export const newNonce = () => Array.from(bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
