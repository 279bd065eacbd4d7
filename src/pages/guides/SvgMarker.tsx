type Props = {
  at: readonly [x: number, y: number]
  number: number
  /** Colours of the disc and its outline. */
  fill: string
  line: string
  /** Of the usual size, which suits a drawing about 1200 wide. */
  scale?: number
}

/** A numbered disc in a drawing, legible on a phone and in print. */
export function SvgMarker({ at: [x, y], number, fill, line, scale = 1 }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="20" fill={fill} stroke={line} strokeWidth="3" />
      <text y="8" fontSize="23" fontWeight="650" textAnchor="middle" fill="var(--paper)">
        {number}
      </text>
    </g>
  )
}
