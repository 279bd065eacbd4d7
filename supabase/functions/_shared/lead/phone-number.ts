/** Reads the number in what somebody wrote into a phone field. */
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { plainly, splitExtension } from './phone.ts'

const HOME = 'CA'
/** The longest number of the world (E.164), and the shortest that can be dialled without its area code. */
const [MOST_DIGITS, LEAST_DIGITS] = [15, 7]
/** What may stand between the digits of one number. */
const RUN = /\+?[\d(](?:[\d\s().+/-]*\d)?/g
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/**
 * The first number in the text: "+14035550120", "+14035550120;ext=22", or digits alone where no country and area code
 * is known. Null if the text has no number.
 */
export function phoneNumberOf(typed: string): string | null {
  const text = plainly(typed)
  const { before, extension } = splitExtension(text)
  const extended = (number: string | null) => (number && extension ? `${number};ext=${extension}` : number)
  return (
    extended(firstNumber(before)) ??
    firstNumber(text) ??
    extended(firstNumber(withoutSigns(before))) ??
    firstNumber(withoutSigns(text)) ??
    firstNumber(onKeypad(text)) ??
    extended(bareDigits(before)) ??
    bareDigits(text)
  )
}

/** Any sign, or an x, may stand between digits, and letters in the place of digits that look like them. */
const withoutSigns = (text: string) =>
  text
    .replace(/(?<=\d)[^\d+a-wyz]+(?=\d)/gi, ' ')
    .replace(/o+(?=\d)|(?<=\d)o+/gi, (letters) => '0'.repeat(letters.length))
    .replace(/[il](?=\d)|(?<=\d)[il]/gi, '1')

/** Letters of a number that spells a word, such as 1-800-GOT-JUNK. */
const onKeypad = (text: string) =>
  text.replace(/(?<=\d[\s.-]*|[A-Z][\s.-]?)[A-Z]/g, (letter) =>
    String(KEYS.findIndex((key) => key.includes(letter.toLowerCase())) + 2),
  )

function firstNumber(text: string): string | null {
  for (const [run] of text.matchAll(RUN)) {
    const number = inParts(run)
    if (number) return number
  }
  return null
}

/** Several numbers, or a number and other digits, without a word between them: the first that can be dialled. */
function inParts(run: string): string | null {
  const parts = run.split(/(?<=\d)(?=[\s/])/)
  for (let from = 0; from < parts.length; from++)
    for (let to = parts.length; to > from; to--) {
      const number = dialled(parts.slice(from, to).join(''))
      if (number) return number
    }
  return null
}

/** The number that such digits dial from here: with the country's code, its own or a prefix for calls abroad. */
function dialled(run: string): string | null {
  if (run.replace(/\D/g, '').length < LEAST_DIGITS) return null
  const written = run.replace(/^\(\s*\+/, '+')
  const abroad = written.replace(/^[\s(]*00(?=[\s)-]*[1-9])/, '+')
  for (const text of [abroad, run.replace(/^\D*0*/, '')]) {
    const number = parsePhoneNumberFromString(text, HOME)
    // In North America, the library also calls seven digits possible.
    if (number?.isPossible() && (number.countryCallingCode !== '1' || number.nationalNumber.length === 10))
      return number.number
  }
  return null
}

/** Digits that a phone may still be able to dial as they are. */
function bareDigits(text: string): string | null {
  for (const [run] of text.matchAll(RUN)) {
    const digits = run.replace(/\D/g, '')
    if (digits.length >= LEAST_DIGITS && digits.length <= MOST_DIGITS)
      return `${run.startsWith('+') ? '+' : ''}${digits}`
  }
  return null
}
