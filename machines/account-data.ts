/** The data of an account page: what is stored for its address. */

/** The states of a request that a visitor is told. */
export const TOLD_STATES = ['received', 'claimed', 'contacted', 'meeting', 'client', 'closed'] as const

export type AccountRequest = {
  id: string
  source: string
  at: string
  state: (typeof TOLD_STATES)[number]
  /** When the state began. */
  since: string
  address: string | null
  message: string
}

export type AccountData = {
  email: string
  /** A member of the team, whose account is not erased here. */
  team: boolean
  requests: AccountRequest[]
  consents: { email: boolean; sms: boolean }
  /** Null if it was never asked for. */
  newsletter: 'pending' | 'confirmed' | 'unsubscribed' | null
  /** Mail to the address bounced or was reported, so it gets none. */
  unwritten: boolean
}

export type ConsentChange = { of: 'email' | 'sms' | 'newsletter'; granted: boolean }

/** The server's answer when the site no longer shows that wording. */
export const OUTDATED = 'outdated'

/** `copies`: others may have copies of the erased data. */
export type ErasureReceipt = { id: string; at: string; copies: boolean }

export type AccountProblem = 'unsaved' | 'outdated' | 'uncollected' | 'unerased' | null

export type AccountContext = {
  email: string
  account: AccountData | null
  /** The change being saved. */
  change: ConsentChange | null
  /** Whether the last change was saved. */
  saved: boolean
  problem: AccountProblem
  /** Everything stored, as text. */
  file: string | null
  receipt: ErasureReceipt | null
}
