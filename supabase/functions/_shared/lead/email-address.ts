/** Email addresses as people type and paste them: reads the address in the text, and notices likely slips. */

/** The address, without what surrounds it in a mail program or a sentence. Leaves text that is no address as it is. */
export function readAddress(typed: string): string {
  const text = typed
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/\p{Default_Ignorable_Code_Point}|(?![\n\r\t])\p{C}/gu, '')
    .trim()
  const inBrackets = /^[^<>@\n\r]*<([^<>]*)>[\s,;.]*$/.exec(text)?.[1] ?? text
  const bare = inBrackets
    .trim()
    .replace(/^mailto:\s*([^?]*)(?:\?.*)?$/i, '$1')
    .replace(/^(["'“‘«([])(.*)(["'”’»)\]])([,;.]*)$/, '$2$4')
    .replace(/^<|>$/g, '')
    .replace(/\p{Zs}*@\p{Zs}*/u, '@')
    .trim()
  return withAsciiDomain(bare.replace(/(?<=@[^@\s]*[\p{L}\p{N}])[\s.,;]+$/u, ''))
}

/** Characters that would make the URL parser read more than a host name. */
const NOT_HOST = /[\s\p{C}/\\?#@:%[\]]/u

/** Converts an international domain to Punycode, as browsers do; leaves anything else unchanged. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  if (!/\P{ASCII}/u.test(domain) || NOT_HOST.test(domain) || !URL.canParse(`https://${domain}`))
    return address
  return address.slice(0, at) + new URL(`https://${domain}`).hostname
}

/** What most people here use, the likeliest first. */
const PROVIDERS = [
  ...[
    'gmail.com',
    'hotmail.com',
    'outlook.com',
    'yahoo.ca',
    'yahoo.com',
    'icloud.com',
    'telus.net',
    'hotmail.ca',
  ],
  ...['shaw.ca', 'live.ca', 'live.com'],
]
/** One slip away from those, or under another ending, and real. */
const OTHERS =
  /^(?:(?:mail|email|ymail)\.com|(?:gmail|hotmail|outlook|yahoo|live|shaw|telus)\.(?:com|[a-z]{2}|com?\.[a-z]{2}))$/
/** Of the endings of two letters, these are slips. */
const UNLIKELY = /\.(?:cm|co|om)$/
/** Endings that do not exist, or that hardly anybody here has, for the ones beside them on the keyboard. */
const ENDINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    com: 'con cpm comm cim vom xom cmo ocm coom clm cxm dom c0m comn',
    ca: 'cq caa',
    net: 'ner nte ent met nett nrt',
    org: 'ogr orh orgg prg',
  }).flatMap(([ending, slips]) => slips.split(' ').map((slip) => [slip, ending])),
)

/**
 * What the visitor may have meant: an address, or empty text where the ending is missing and nobody can tell which.
 * Null where nothing looks wrong. Real domains are asked about as little as possible.
 */
export function suspectedSlip(typed: string): string | null {
  const address = readAddress(typed)
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at).toLowerCase()
  if (at < 2 || !/^[a-z\d.-]+$/.test(domain) || PROVIDERS.includes(domain)) return null
  const labels = domain.split('.')
  const ending = ENDINGS[labels.at(-1) ?? '']
  if (OTHERS.test(domain) && !ending && !UNLIKELY.test(domain)) return null
  const likely = ending ? [...labels.slice(0, -1), ending].join('.') : domain
  const meant = PROVIDERS.find((known) => isMeant(likely, known)) ?? likely
  if (meant !== domain) return address.slice(0, at) + meant
  return labels.length === 1 ? '' : null
}

/** Names of four letters are a slip away from too many others. */
function isMeant(domain: string, known: string): boolean {
  const [name = ''] = known.split('.')
  if (domain === known || domain === name || (domain.startsWith(`${name}.`) && UNLIKELY.test(domain)))
    return true
  return name.length > 4 && isOneSlipFrom(domain, known)
}

/** Whether one letter was left out, added, changed, or changed places with the next. */
function isOneSlipFrom(typed: string, known: string): boolean {
  let from = 0
  while (from < typed.length && typed[from] === known[from]) from++
  const [rest, wanted] = [typed.slice(from), known.slice(from)]
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    (rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0])
  )
}
