/** A house at 0 0 on its lawn, with its outline in a 150 by 130 box: walls, roof, then openings. */
const SHAPES = [
  {
    walls: 'M10 60H140V130H10z',
    roof: 'M0 62L75 14L150 62z',
    panes: 'M28 78h26v22h-26zM96 78h26v22h-26z',
    door: 'M66 90h18v40h-18z',
  },
  {
    walls: 'M14 34H84V130H14zM84 76H150V130H84z',
    roof: 'M6 36L49 4L92 36zM84 78L117 54L156 78z',
    panes: 'M28 50h16v20h-16zM54 50h16v20h-16zM98 90h38v40h-38z',
    door: 'M40 92h18v38h-18z',
  },
  {
    walls: 'M10 44H150V130H10z',
    roof: 'M4 44H156V34H4z',
    panes: 'M22 58h40v24h-40zM92 58h40v24h-40zM96 96h36v34h-36z',
    door: 'M60 94h18v36h-18z',
  },
] as const
const STREET = [
  { x: 40, shape: 0 },
  { x: 226, shape: 1 },
  { x: 416, shape: 2 },
  { x: 578, shape: 0 },
] as const
const ARCH = 'M740 298C738 -52 1066 -52 1064 298'
const TREES = [28, 204, 396, 572, 1172]
  .map((x) => `M${x} 202q26 0 26 38t-26 38t-26 -38t26 -38M${x - 3} 274h6v24h-6z`)
  .join('')

const mixed = (percent: number) => `color-mix(in oklab, var(--glacier) ${percent}%, var(--night-deep))`

/** A street at night in which one house is lit, under an arch. */
export function HeldHome() {
  return (
    <svg
      className="screen-only"
      viewBox="0 0 1200 340"
      width="100%"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path
        fill={mixed(9)}
        d="M0 236L120 200L230 222L380 176L520 214L690 158L840 196L990 152L1110 196L1200 176V310H0z"
      />
      <path fill="var(--gold)" opacity="0.16" d={ARCH} />
      <path data-draw pathLength="1" fill="none" stroke="var(--gold)" strokeWidth="3" d={ARCH} />
      <path fill={mixed(14)} d={TREES} />
      {STREET.map(({ x, shape }) => (
        <g key={x} transform={`translate(${x} 166)`}>
          <path fill={mixed(26)} d={SHAPES[shape].walls} />
          <path fill={mixed(16)} d={SHAPES[shape].roof} />
          <path fill={mixed(8)} d={SHAPES[shape].panes} />
          <path fill={mixed(12)} d={SHAPES[shape].door} />
        </g>
      ))}
      <g transform="translate(764 40) scale(1.5)">
        <path fill={mixed(40)} d="M132 30h18v40l-18 -12z" />
        <path fill={mixed(66)} d="M18 78H166V172H18z" />
        <path fill={mixed(40)} d="M4 82L92 22L180 82z" />
        <path fill="var(--gold-bright)" d="M34 98h34v30h-34zM116 98h34v30h-34zM80 52h24v22h-24z" />
        <path stroke={mixed(40)} strokeWidth="3" d="M51 98v30M133 98v30M34 113h34M116 113h34M92 52v22" />
        <path fill="oklch(56% 0.15 32)" d="M80 118h24v54h-24z" />
        <path fill="var(--gold)" opacity="0.3" d="M74 172h36l30 10h-96z" />
      </g>
      <path fill={mixed(5)} d="M0 296C300 290 900 290 1200 296V340H0z" />
      <path fill="none" stroke="var(--ink)" strokeWidth="5" d="M1084 298V234H1128" />
      <path fill="var(--gold)" d="M1092 242h34v26h-34z" />
    </svg>
  )
}
