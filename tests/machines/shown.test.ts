/** How what a page shows is compared: in words that may change, and by what each step changes. */
import { describe, expect, it } from 'vitest'
import { contactForm } from '../../content/forms.ts'
import { messages } from '../../content/messages.ts'
import { contentNamer, withWords } from '../path-harness/content-words.ts'
import { changeBetween } from '../path-harness/shown-files.ts'

describe('words of the content', () => {
  const lines = [
    ` "${messages.leadOffline}"`,
    ` "${contactForm.sent.title('Ada')}"`,
    'a href="tel:1"',
    ' "Ada"',
  ]
  const named = lines.map(contentNamer(lines))

  it('are named by where they stand, with the word that was filled in', () => {
    expect(named[0]).toContain('⟨messages.messages.leadOffline⟩')
    expect(named[1]).toMatch(/⟨.*sent\.title\|Ada⟩/)
    expect(named.slice(2)).toEqual(lines.slice(2))
  })

  it('are those of today when they are compared', () => {
    expect(named.map(withWords)).toEqual(lines)
    expect(withWords('"⟨messages.messages.gone⟩"')).toBe('"⟨messages.messages.gone⟩"')
  })
})

describe('what a step changes', () => {
  it('is the lines that are gone and those that are new, in their order', () => {
    expect(changeBetween(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd', 'e'])).toEqual(['- b', '+ x', '+ e'])
    expect(changeBetween(['a', 'b'], ['a', 'b'])).toEqual([])
  })
})
