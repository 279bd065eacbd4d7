/** What is said about a new password: plain rules, in words. None of them refuses a password. */
import { MINIMUM_LENGTH } from './constants.ts'
import type { PasswordAdvice } from './types.ts'

export const ADVICE = {
  tooShort: `Too short: at least ${MINIMUM_LENGTH.password} characters are needed.`,
  common: 'Easily guessed: this is one of the most used passwords. Please choose another.',
  pattern: 'Easily guessed: a repeated or running pattern. Please mix in something else.',
  address: 'Easily guessed: it repeats your email address. Please choose another.',
  short: 'Fine, but longer is safer: three or four unrelated words are easy to remember.',
  long: 'A good length. Use it only here.',
} as const satisfies Record<PasswordAdvice, string>

/** Characters from which length alone makes guessing slow. */
const LONG = 12
/** Different characters that a password of any length needs, to be more than a pattern. */
const VARIED = 4
/** Characters in a row on a keyboard, in the alphabet or among the digits. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Those that every list of leaked passwords begins with, without digits and signs at their ends. */
const COMMON = new Set(
  `password passw passwort passwd pass admin administrator welcome letmein login hello secret iloveyou monkey dragon
  master shadow sunshine princess football baseball hockey soccer superman batman trustno michael jordan jennifer
  charlie daniel thomas robert matthew andrew joshua ashley amanda jessica nicole george harley ranger hunter buster
  tigger ginger pepper cookie summer winter spring autumn freedom whatever starwars pokemon computer internet google
  samsung chocolate cheese flower orange banana purple silver golden killer phoenix mustang ferrari maggie killme
  access loveme lovely angel bailey biteme corvette family forever friends jesus liverpool arsenal chelsea canada
  calgary flames alberta toronto changeme default guest test testing qwerty qwertz azerty qazwsx asdfgh zxcvbn abc
  asd abcdef mynoob zaq donald merlin hannah mercedes lakers yankees cowboys eagles dallas austin london`
    .split(/\s+/)
    .filter(Boolean),
)

/** What to say about a password; `null` for none. `email` is what the visitor typed as their address. */
export function adviceOn(password: string, email: string): PasswordAdvice | null {
  if (password === '') return null
  if (password.length < MINIMUM_LENGTH.password) return 'tooShort'
  const plain = password.toLowerCase()
  const word = plain.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const name = email.toLowerCase().split('@')[0] ?? ''
  if (COMMON.has(word) || COMMON.has(unmasked(word))) return 'common'
  if (new Set(plain).size < VARIED || isRun(plain)) return 'pattern'
  if (
    name.length >= VARIED &&
    word.length > 0 &&
    (word === name.replace(/[^a-z]+$/, '') || plain.includes(name))
  )
    return 'address'
  return password.length < LONG ? 'short' : 'long'
}

/** With letters in place of the usual signs for them: `p@ssw0rd`. */
function unmasked(text: string): string {
  const LETTERS: Readonly<Record<string, string>> = {
    '0': 'o',
    '1': 'l',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '@': 'a',
    $: 's',
  }
  return text.replace(/[01345@$]/g, (sign) => LETTERS[sign] ?? sign)
}

/** Whether the whole text is one run, forwards or backwards, or a part of it over and over. */
function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('')
  return /^(.+?)(?:\1)+$/.test(text) || RUNS.some((run) => run.includes(text) || run.includes(backwards))
}
