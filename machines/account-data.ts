/** What the page of an account knows: what is stored for its address. */

/** What a visitor is told of the state of a request. */
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
  /** Mail to the address came back or was reported, so that none is sent. */
  unwritten: boolean
}

export type ConsentChange = { of: 'email' | 'sms' | 'newsletter'; granted: boolean }

/** What the server answers for words that the site no longer shows. */
export const OUTDATED = 'outdated'

/** `copies`: others may have copies of what was erased. */
export type ErasureReceipt = { id: string; at: string; copies: boolean }

export type AccountProblem = 'unsaved' | 'outdated' | 'uncollected' | 'unerased' | null

export type AccountContext = {
  email: string
  account: AccountData | null
  /** The one that is being made. */
  change: ConsentChange | null
  /** The last one was saved. */
  saved: boolean
  problem: AccountProblem
  /** Everything stored, as text. */
  file: string | null
  receipt: ErasureReceipt | null
}
