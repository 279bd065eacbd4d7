import punycode from 'punycode.js'

/** An address with its domain in the visitor's script; null where both are the same. Searches look for either. */
export function unicodeAddress(email: string): string | null {
  const at = email.lastIndexOf('@') + 1
  if (!/(?:^|\.)xn--/i.test(email.slice(at))) return null
  try {
    return email.slice(0, at) + punycode.toUnicode(email.slice(at).toLowerCase())
  } catch {
    // It only looks like Punycode.
    return null
  }
}
