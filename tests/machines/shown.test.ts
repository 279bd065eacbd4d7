/** How what a page shows is compared: without the content's words, and by what each step changes. */
import { describe, expect, it } from 'vitest'
import { contactForm } from '../../content/forms.ts'
import { messages } from '../../content/messages.ts'
import { site } from '../../content/site.ts'
import { asNamedToday, isLine, withoutAddress, withoutWords } from '../path-harness/content-words.ts'
import { changesOf } from '../path-harness/jsdom/shown.ts'
import { changeBetween } from '../path-harness/line-changes.ts'

describe('words of the content', () => {
  it('are told apart where they say what a behaviour has come to', () => {
    expect(withoutWords(messages.leadOffline.text)).toBe('⟨messages.messages.leadOffline.text⟩')
    expect(withoutWords(contactForm.sent.title('Ada'))).toMatch(/^⟨.*sent\.title⟩ with Ada$/)
  })

  it('are otherwise words, also within a longer text', () => {
    expect(withoutWords(site.name)).toBe('⟨words⟩')
    expect(withoutWords(`404: ${site.name}`)).toBe('404: ⟨words⟩')
    expect(withoutWords('What nobody wrote')).toBe('What nobody wrote')
  })

  it('are compared as they are named today, and one that is told apart since is still itself', () => {
    expect(asNamedToday('"⟨messages.messages.leadOffline.text⟩"')).toBe(
      '"⟨messages.messages.leadOffline.text⟩"',
    )
    expect(asNamedToday('"⟨messages.messages.gone⟩"')).toBe('"⟨messages.messages.gone⟩"')
    expect(isLine('p "⟨words⟩"', 'p "⟨messages.messages.leadOffline.text⟩"')).toBe(true)
    expect(isLine('p "⟨messages.messages.leadOffline.text⟩"', 'p "⟨words⟩"')).toBe(false)
    expect(isLine('p "⟨words⟩"', 'h2 "⟨words⟩"')).toBe(false)
  })

  it('are also where links lead, but for what the code adds', () => {
    expect(withoutAddress('/evaluation?address=12')).toBe('⟨page⟩?address=12')
    expect(withoutAddress('https://video.example/embed/x?rel=0')).toBe('⟨site⟩?rel=0')
    expect(withoutAddress(`https://video.example/watch?v=${site.shortName}&rel=0`)).toBe(
      '⟨site⟩?v=⟨words⟩&rel=0',
    )
    expect(withoutAddress('tel:+14035550142')).toBe('⟨tel:⟩')
    expect(withoutAddress('#contact-phone')).toBe('#contact-phone')
  })
})

describe('what a step changes', () => {
  const line = (says: string, whole = says) => ({ says, whole })

  it('is the lines that are gone and those that are new, in their order', () => {
    expect(changeBetween(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd', 'e'])).toEqual(['- b', '+ x', '+ e'])
    expect(changeBetween(['a', 'b'], ['a', 'b'])).toEqual([])
  })

  it('is told for each part of the page on its own', () => {
    const before = [line('a'), line('b'), line('c')]
    expect(changesOf(before, [line('x'), line('y'), line('b'), line('c'), line('d')])).toEqual([
      ['- a', '+ x', '+ y'],
      ['+ d'],
    ])
  })

  it.each([
    [
      'input id="phone" value, has ""',
      'input id="phone" value="4", has "4"',
      'input id="phone": value, has "" → value="4", has "4"',
    ],
    [
      'button type="submit"',
      'button disabled type="submit"',
      'button: type="submit" → disabled type="submit"',
    ],
    [' "Send"', ' "Sending"', '"Send" → "Sending"'],
    ['kept draft: {"a":"1","b":"2"}', 'kept draft: {"a":"1","b":"3"}', 'kept draft: "b":"2" → "b":"3"'],
  ])('is what is different about an element: %s', (before, after, change) => {
    expect(changesOf([line(before)], [line(after)])).toEqual([[`! ${change}`]])
  })

  it('is also where other words of the content stand', () => {
    expect(changesOf([line('"⟨words⟩"', '"One"')], [line('"⟨words⟩"', '"Two"')])).toEqual([['~ "⟨words⟩"']])
    expect(changesOf([line('"⟨words⟩"', '"One"')], [line('"⟨words⟩"', '"One"')])).toEqual([])
  })
})
