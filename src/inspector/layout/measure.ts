/** How wide a text will be, in CSS pixels: the layout has to know before anything is drawn. */

let pen: CanvasRenderingContext2D | null | undefined
let family: string | undefined

/** `weight` and `size` as the chart's style sheet sets them. */
export function textWidth(text: string, size: number, weight = 400): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return text.length * size * 0.6
  // Read once: to ask for it has the browser compute the styles of all that was drawn since.
  family ??= fontFamily()
  pen.font = `${weight} ${size}px ${family}`
  return Math.ceil(pen.measureText(text).width)
}

function fontFamily(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--text') || 'sans-serif'
}
