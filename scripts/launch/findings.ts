/** Finds what must not go live: samples, unconfirmed statements, placeholders, reserved domains and phone numbers. */

export type Finding = {
  file: string
  /** Starts at 1. */
  line: number
  kind:
    | 'sample'
    | 'reserved domain'
    | 'reserved telephone number'
    | 'placeholder id'
    | 'unconfirmed statement'
  text: string
}

const PATTERNS: readonly { kind: Finding['kind']; pattern: RegExp }[] = [
  { kind: 'sample', pattern: /\bsample: true\b/ },
  // `.example` is reserved by RFC 2606 and never resolves.
  { kind: 'reserved domain', pattern: /\b[a-z0-9.-]*\.example\b/i },
  // 555-0100 to 555-0199 are reserved for fiction.
  { kind: 'reserved telephone number', pattern: /55501\d\d\b|\b555-01\d\d\b/ },
  { kind: 'placeholder id', pattern: /'sample-[a-z0-9]+'/ },
]

/** A call of `unconfirmed`, with the text passed to it. */
const UNCONFIRMED = /\bunconfirmed\(\s*(?:'([^']*)'|`([^`]*)`)?/g

/** A literal text, which may contain what looks like a comment, or a comment. */
const TEXT_OR_COMMENT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*.*?\*\/|\/\/[^\n]*/gs

/** The source with spaces in place of its comments. */
const withoutComments = (source: string) =>
  source.replace(TEXT_OR_COMMENT, (part) => (part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part))

/** The findings in a file's text, not counting comments. */
export function findingsIn(file: string, text: string): Finding[] {
  const code = withoutComments(text)
  return [...patternsIn(file, code, text.split('\n')), ...unconfirmedIn(file, code)].sort(
    (one, other) => one.line - other.line,
  )
}

function patternsIn(file: string, code: string, lines: readonly string[]): Finding[] {
  return code.split('\n').flatMap((source, index) =>
    PATTERNS.filter(({ pattern }) => pattern.test(source)).map(({ kind }) => ({
      file,
      line: index + 1,
      kind,
      text: (lines[index] ?? source).trim(),
    })),
  )
}

/** With the text of each statement, which may start on the line after the call. */
function unconfirmedIn(file: string, text: string): Finding[] {
  return [...text.matchAll(UNCONFIRMED)].map(({ 0: call, 1: quoted, 2: template, index }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    kind: 'unconfirmed statement',
    text: quoted ?? template ?? call.trim(),
  }))
}

/** Pages that a public site needs, with the reason. */
export const REQUIRED_PAGES: Readonly<Record<string, string>> = {
  '/privacy': 'the forms and the newsletter collect personal information, and the footer links to it',
  '/terms': 'the footer links to it',
}

/** The required pages that have no route. */
export function missingPages(hasRoute: (path: string) => boolean): string[] {
  return Object.keys(REQUIRED_PAGES).filter((path) => !hasRoute(path))
}

/** Settings that a public site needs to send leads and mail, with their purpose. */
export const REQUIRED_SETTINGS: Readonly<Record<string, string>> = {
  VITE_SUPABASE_URL: 'the address of the backend',
  VITE_SUPABASE_PUBLISHABLE_KEY: "the backend's public key",
  SITE_URL: 'the site that links in mail and forms posted without JavaScript lead to',
  TEAM_EMAIL: 'the recipients of lead notifications',
  RESEND_API_KEY: 'the key of the mail service',
  TRUSTED_PROXY_HOPS: 'the number of proxies in front of the functions, without which no client is limited',
}

/** The required settings that have no value. */
export function missingSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(REQUIRED_SETTINGS).filter((name) => !environment[name])
}

/** What the team should know about its consents, and may decide to keep. */
export function consentNotes(consents: Readonly<Record<string, { preTicked: boolean }>>): string[] {
  return Object.entries(consents)
    .filter(([, { preTicked }]) => preTicked)
    .map(
      ([name]) =>
        `the consent to ${name} is pre-ticked: what a visitor leaves ticked is not express consent for the CRTC ` +
        '(CASL), so messages need another basis, such as an inquiry in the last six months. ' +
        'To ask for express consent, set preTicked to false in content/site.ts',
    )
}
