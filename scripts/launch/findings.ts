/** What of the content must not reach the public: examples, placeholders, reserved names and numbers. */

export type Finding = {
  file: string
  /** Counted from 1. */
  line: number
  kind: 'sample' | 'reserved domain' | 'reserved telephone number' | 'placeholder id'
  text: string
}

const SIGNS: readonly { kind: Finding['kind']; pattern: RegExp }[] = [
  { kind: 'sample', pattern: /\bsample: true\b/ },
  // example and its kin are reserved (RFC 2606): they lead nowhere.
  { kind: 'reserved domain', pattern: /\b[a-z0-9.-]*\.example\b/i },
  // 555-0100 to 555-0199 are kept for fiction.
  { kind: 'reserved telephone number', pattern: /55501\d\d\b|\b555-01\d\d\b/ },
  { kind: 'placeholder id', pattern: /'sample-[a-z0-9]+'/ },
]

/** Every sign of a sample in a file's text, line by line. Comments count: they may hold the next sample. */
export function findingsIn(file: string, text: string): Finding[] {
  return text.split('\n').flatMap((source, index) =>
    SIGNS.filter(({ pattern }) => pattern.test(source)).map(({ kind }) => ({
      file,
      line: index + 1,
      kind,
      text: source.trim(),
    })),
  )
}

/** Settings without which a public site sends nothing, with what each is for. */
export const REQUIRED_SETTINGS: Readonly<Record<string, string>> = {
  VITE_SUPABASE_URL: 'where the site finds its backend',
  VITE_SUPABASE_PUBLISHABLE_KEY: "the backend's public key",
  SITE_URL: 'where mail and forms without JavaScript lead back to',
  TEAM_EMAIL: 'who is told of a lead',
  RESEND_API_KEY: 'sends the mail',
}

/** The required settings that have no value. */
export function missingSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(REQUIRED_SETTINGS).filter((name) => !environment[name])
}
