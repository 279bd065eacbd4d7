/** What is said about a new password. */
import { expect, it } from 'vitest'
import { MINIMUM_LENGTH } from '../../content/constants.ts'
import { ADVICE, adviceOn } from '../../content/password-advice.ts'

const EMAIL = 'ada.lovelace@example.com'

it.each([
  ['', null],
  ['abcde', 'tooShort'],
  ['password', 'common'],
  ['Password123!', 'common'],
  ['p@ssw0rd', 'common'],
  ['LetMeIn', 'common'],
  ['calgary2026', 'common'],
  ['123456', 'pattern'],
  ['987654321', 'pattern'],
  ['qwertyuiop', 'pattern'],
  ['aaaaaaaaaaaaaaaa', 'pattern'],
  ['maple7maple7maple7', 'pattern'],
  ['ada.lovelace', 'address'],
  ['ada.lovelace1815', 'address'],
  ['tundra9', 'short'],
  ['gravel lantern otter', 'long'],
  ['密码锁的钥匙在河边的石头下', 'long'],
] as const)('“%s”: %s', (password, advice) => {
  expect(adviceOn(password, EMAIL)).toBe(advice)
})

it('calls too short exactly what the form refuses', () => {
  expect(adviceOn('tundra'.slice(0, MINIMUM_LENGTH.password), EMAIL)).not.toBe('tooShort')
  expect(adviceOn('tundra'.slice(0, MINIMUM_LENGTH.password - 1), EMAIL)).toBe('tooShort')
})

it('says nothing about an address that is not typed yet', () => {
  expect(adviceOn('tundra9', '')).toBe('short')
})

it('promises no strength', () => {
  expect(Object.values(ADVICE).filter((text) => /strong|secure|safe\b/i.test(text))).toEqual([])
})
