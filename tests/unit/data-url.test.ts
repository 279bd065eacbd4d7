import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dataUrl } from '../../scripts/pages/data-url.ts'

it('a drawing within a page is read back as it was, with single quotes', () => {
  const drawing = fc.array(
    fc.constantFrom('#', '%', '&', '"', "'", '<path fill="#fff"/>', '50%', '&amp;', ' '),
  )
  fc.assert(
    fc.property(drawing, (parts) => {
      const svg = `<svg>${parts.join('')}</svg>`
      const attribute = dataUrl(svg)
      expect(attribute).not.toContain('"')
      const url = attribute.replaceAll('&amp;', '&')
      expect(decodeURIComponent(url.replace('data:image/svg+xml,', ''))).toBe(svg.replaceAll('"', "'"))
    }),
  )
})
