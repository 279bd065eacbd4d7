/** What is said about a new password. */
import { expect, it } from 'vitest'
import { MINIMUM_LENGTH } from '../../content/constants.ts'
import { ADVICE, adviceOn } from '../../content/password-advice.ts'

it.each<[advice: keyof typeof ADVICE | null, passwords: string[]]>([
  [null, ['']],
  // Exactly what the form refuses.
  ['tooShort', ['abcde', 'tundra'.slice(0, MINIMUM_LENGTH.password - 1)]],
  ['common', ['password', 'Password123!', 'p@ssw0rd', 'LetMeIn', 'calgary2026']],
  ['pattern', ['123456', '987654321', 'qwertyuiop', 'aaaaaaaaaaaaaaaa', 'maple7maple7maple7']],
  ['address', ['ada.lovelace', 'ada.lovelace1815']],
  ['short', ['tundra9', 'tundra'.slice(0, MINIMUM_LENGTH.password)]],
  ['long', ['gravel lantern otter', '密码锁的钥匙在河边的石头下']],
])('%s is said of %j', (advice, passwords) => {
  for (const one of passwords) expect([one, adviceOn(one, 'ada.lovelace@example.com')]).toEqual([one, advice])
})

it('says nothing about an address that is not typed yet', () => {
  expect(adviceOn('tundra9', '')).toBe('short')
})

it('promises no strength', () => {
  expect(Object.values(ADVICE).filter((text) => /strong|secure|safe\b/i.test(text))).toEqual([])
})
