/** Finds content that must not go live: samples, placeholders, reserved domains and phone numbers. */

export type Finding = {
  file: string
  /** Starts at 1. */
  line: number
  kind: 'sample' | 'reserved domain' | 'reserved telephone number' | 'placeholder id'
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

/** The findings in a file's text, line by line, comments included. */
export function findingsIn(file: string, text: string): Finding[] {
  return text.split('\n').flatMap((source, index) =>
    PATTERNS.filter(({ pattern }) => pattern.test(source)).map(({ kind }) => ({
      file,
      line: index + 1,
      kind,
      text: source.trim(),
    })),
  )
}

/** Settings that a public site needs to send leads and mail, with their purpose. */
export const REQUIRED_SETTINGS: Readonly<Record<string, string>> = {
  VITE_SUPABASE_URL: 'the address of the backend',
  VITE_SUPABASE_PUBLISHABLE_KEY: "the backend's public key",
  SITE_URL: 'the site that links in mail and forms posted without JavaScript lead to',
  TEAM_EMAIL: 'the recipients of lead notifications',
  RESEND_API_KEY: 'the key of the mail service',
}

/** The required settings that have no value. */
export function missingSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(REQUIRED_SETTINGS).filter((name) => !environment[name])
}
