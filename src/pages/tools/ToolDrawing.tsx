import type { tools } from '../../../content/pages/tools.ts'

/** Paths on a field of 80 by 76: tinted shapes, lines, lines in gold, and what is filled with gold. */
type Drawing = { shapes: string; lines: string; gold: string; filled: string }

const DRAWINGS: Record<(typeof tools.external.items)[number]['id'], Drawing> = {
  // A house in balance with a stack of coins.
  'rental-analysis': {
    shapes: 'M12 52V28L24 16 36 28v24zM40 52 28 70h24z',
    lines: 'M4 52h72M20 70h40M8 31 24 15l16 16',
    gold: 'M50 52v-7h22v7M50 45v-7h22v7M50 38v-7h22v7',
    filled: 'M20 52V37h8v15z',
  },
  // A pocket calculator.
  'mortgage-alberta': {
    shapes:
      'M18 4h44v68H18zM26 34h7v7h-7zm10.5 0h7v7h-7zM47 34h7v7h-7zM26 45h7v7h-7zm10.5 0h7v7h-7zM26 56h7v7h-7zm10.5 0h7v7h-7z',
    lines: 'M32 20h4m3 0h4m3 0h4',
    gold: 'M26 12h28v15H26z',
    filled: 'M47 45h7v18h-7z',
  },
  // A calendar with one day marked.
  'moving-guide': {
    shapes: 'M8 12h64v58H8zM8 12h64v16H8z',
    lines: 'M24 5v14M56 5v14M16 40h8M36 40h8M56 40h8M16 56h8M36 56h8',
    gold: 'M16 48h28',
    filled: 'M53 48h15v15H53z',
  },
  // A clock at a quarter to eight.
  traffic: {
    shapes: 'M40 4a34 34 0 1 1 0 68 34 34 0 1 1 0-68',
    lines: 'M40 10v6M40 60v6M60 38h6M14 38h3',
    gold: 'M20 38h20L26 49',
    filled: 'M40 34a4 4 0 1 1 0 8 4 4 0 1 1 0-8',
  },
  // A house and its height.
  'mortgage-affordability': {
    shapes: 'M12 70V34L34 12l22 22v36zM20 42h9v9h-9zM39 42h9v9h-9z',
    lines: 'M4 70h60M7 38 34 11l27 27',
    gold: 'M72 12v58M67 12h10M67 70h10',
    filled: 'M29 70V56h10v14z',
  },
  // Two curves that part.
  'investment-property': {
    shapes: 'M6 66c22-2 46-8 66-24v28H6z',
    lines: 'M6 6v64h70M24 70v-5M40 70v-5M56 70v-5M72 70v-5',
    gold: 'M6 66c26-2 48-18 64-50',
    filled: 'M71 6a7 7 0 1 1 0 14 7 7 0 1 1 0-14',
  },
}

/** A small drawing of what a tool is about, in the lines of the page's first picture. */
export function ToolDrawing({
  tool,
  className,
}: {
  tool: keyof typeof DRAWINGS
  className: string | undefined
}) {
  const { shapes, lines, gold, filled } = DRAWINGS[tool]
  return (
    <span className={className}>
      <svg viewBox="0 0 80 76" fill="none" strokeWidth="2" aria-hidden="true">
        <path d={shapes} stroke="var(--glacier)" fill="var(--glacier)" fillOpacity="0.14" />
        <path d={lines} stroke="var(--glacier)" />
        <path d={filled} fill="var(--gold)" />
        <path d={gold} stroke="var(--gold-figure)" />
      </svg>
    </span>
  )
}
