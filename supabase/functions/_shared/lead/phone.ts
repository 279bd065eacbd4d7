/** Phone numbers as visitors write them. */

/** The address that a tap dials; null if the text is more than a number. */
export function telephoneLink(phone: string): string | null {
  const parts = /^\s*(\+?[\d\s().\u2011/-]+?)\s*(?:(?:ext\.?|x|#)\s*(\d{1,6}))?\s*$/i.exec(phone)
  const [, number = '', extension] = parts ?? []
  const digits = number.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return null
  const international = number.trim().startsWith('+') || (digits.length === 11 && digits.startsWith('1'))
  const full = international ? `+${digits}` : digits.length === 10 ? `+1${digits}` : digits
  return `tel:${full}${extension ? `;ext=${extension}` : ''}`
}
