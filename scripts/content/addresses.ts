/** The forms that addresses in the content have. */

const TELEPHONE = /^tel:\+\d{8,15}$/
const MAIL = /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/
const FRAGMENT = /^#[\w-]+$/
/** Properties that hold an address of another site. */
const ELSEWHERE: readonly string[] = ['url', 'origin', 'script']
/** Properties that hold one or something else, such as the proportions of a frame. */
const SOMETIMES: readonly string[] = ['link', 'frame']
const LIKE_AN_ADDRESS = /^\S+\.\S+$/

/** The error in a property's text; undefined if it is valid or no address. */
export function addressProblem(
  property: string,
  text: string,
  pages: ReadonlySet<string>,
): string | undefined {
  if (property === 'to')
    return pages.has(text) ? undefined : `"${text}" is no page of the site; it must be one, such as /contact`
  if (property === 'href') return hrefProblem(text)
  const isAddress =
    ELSEWHERE.includes(property) || (SOMETIMES.includes(property) && LIKE_AN_ADDRESS.test(text))
  if (isAddress && !isHttps(text)) return `"${text}" must begin with https://`
  return undefined
}

function hrefProblem(text: string): string | undefined {
  if (text.startsWith('tel:'))
    return TELEPHONE.test(text)
      ? undefined
      : `"${text}" must be like tel:+14035550142, with + and country code`
  if (text.startsWith('mailto:')) return MAIL.test(text) ? undefined : `"${text}" has no mail address`
  if (FRAGMENT.test(text) || isHttps(text)) return undefined
  return `"${text}" must begin with https://; for a page of this site, write to: '/…' in place of href`
}

function isHttps(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text) && new URL(text).hostname.includes('.')
}
