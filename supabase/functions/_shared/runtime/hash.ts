/** Hashes as lower-case hexadecimal text. */

/** SHA-256 of the text: 64 digits. */
export async function sha256(text: string): Promise<string> {
  return hex(await digest(text))
}

/** Compares two texts in constant time, so that timing does not show how much of a guess was right. */
export async function isSameSecret(guess: string, secret: string): Promise<boolean> {
  const [one, other] = [new Uint8Array(await digest(guess)), new Uint8Array(await digest(secret))]
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0
}

/** Returns the HMAC-SHA-256 under `secret`: 64 digits that nobody can compute without it. */
export async function createKeyedHash(secret: string): Promise<(text: string) => Promise<string>> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return async (text) => hex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
}

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
