/** Lays out a view's screenshots on one sheet: light above dark, from narrow to wide, all the same height. */

export const WIDTHS = [360, 768, 1280, 1920] as const
export const SCHEMES = ['light', 'dark'] as const

const PICTURE_HEIGHT = 360
const GAP = 12

/** The sheet as HTML. `shots` are PNGs by "scheme width"; `height` is their original height, in pixels. */
export function sheetPage(shots: Readonly<Record<string, Buffer>>, height: number): string {
  const rows = SCHEMES.map((scheme) => {
    const pictures = WIDTHS.flatMap((width) => {
      const shot = shots[`${scheme} ${width}`]
      if (!shot) return []
      const scaled = Math.round((width * PICTURE_HEIGHT) / height)
      const source = `data:image/png;base64,${shot.toString('base64')}`
      return `<img src="${source}" width="${scaled}" height="${PICTURE_HEIGHT}" alt="">`
    })
    return `<div>${pictures.join('')}</div>`
  })
  const style = `main { display: inline-grid; gap: ${GAP}px; padding: ${GAP}px; background: #8a979a }
    div { display: flex; gap: ${GAP}px } img { display: block }`
  return `<style>body { margin: 0 } ${style}</style><main>${rows.join('')}</main>`
}
