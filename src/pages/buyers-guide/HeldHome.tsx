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
  { x: 1146, shape: 1 },
] as const
const ARCH = 'M740 298C738 -52 1066 -52 1064 298'
const TREES = [28, 204, 396, 572, 1172]
  .map((x) => `M${x} 202q26 0 26 38t-26 38t-26 -38t26 -38M${x - 3} 274h6v24h-6z`)
  .join('')

const mixed = (percent: number) => `color-mix(in oklab, var(--glacier) ${percent}%, var(--night-deep))`

const STARS = 'M20 132v0M214 126v0M388 138v0M520 122v0M668 132v0M1108 60v0M1160 128v0'

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
      <linearGradient id="held-sky" x2="0" y2="1">
        <stop stopColor={mixed(34)} stopOpacity="0" />
        <stop offset="1" stopColor={mixed(34)} />
      </linearGradient>
      <radialGradient id="held-light" cy="1" r="1">
        <stop stopColor="var(--gold-bright)" stopOpacity="0.75" />
        <stop offset="1" stopColor="var(--gold)" stopOpacity="0.12" />
      </radialGradient>
      <path fill="url(#held-sky)" d="M0 0H1200V300H0z" />
      <path fill="none" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" opacity="0.6" d={STARS} />
      <path
        fill={mixed(20)}
        d="M0 236L120 200L230 222L380 176L520 214L690 158L840 196L990 152L1110 196L1200 176V310H0z"
      />
      <path fill="url(#held-light)" d={ARCH} />
      <path data-draw pathLength="1" fill="none" stroke="var(--gold)" strokeWidth="3" d={ARCH} />
      <path fill={mixed(10)} d={TREES} />
      {STREET.map(({ x, shape }) => (
        <g key={x} transform={`translate(${x} 166)`}>
          <path fill={mixed(34)} d={SHAPES[shape].walls} />
          <path fill={mixed(7)} d={SHAPES[shape].roof} />
          <path fill={mixed(14)} d={SHAPES[shape].panes} />
          <path fill={mixed(18)} d={SHAPES[shape].door} />
        </g>
      ))}
      <g transform="translate(764 40) scale(1.5)">
        <path fill={mixed(26)} d="M132 30h18v40l-18 -12z" />
        <path fill={mixed(72)} d="M18 78H166V172H18z" />
        <path
          stroke={mixed(58)}
          d="M18 92H166M18 104H166M18 116H166M18 128H166M18 140H166M18 152H166M18 164H166"
        />
        <path fill={mixed(26)} d="M4 84L92 22L180 84z" />
        <path fill={mixed(60)} d="M30 84L92 40L154 84z" />
        <path fill="none" stroke="var(--ink)" strokeWidth="3" d="M4 82L92 22L180 82" />
        <path
          fill="var(--gold-bright)"
          stroke="var(--ink)"
          strokeWidth="3"
          d="M32 98h34v32h-34zM118 98h34v32h-34zM81 54h22v20h-22z"
        />
        <path stroke="var(--ink)" strokeWidth="2" d="M49 98v32M135 98v32M32 114h34M118 114h34M92 54v20" />
        <path fill="oklch(56% 0.15 32)" stroke="var(--ink)" strokeWidth="3" d="M79 116h26v56h-26z" />
        <path
          fill={mixed(12)}
          d="M14 172q0 -18 18 -18q6 -8 18 -4q14 4 14 22zM120 172q0 -16 14 -18q8 -8 18 0q16 2 16 18z"
        />
      </g>
      <path fill={mixed(14)} d="M0 296C300 290 900 290 1200 296V340H0z" />
      <path fill="var(--gold-bright)" opacity="0.4" d="M880 293H924L990 340H826z" />
      <path fill="none" stroke="var(--ink)" strokeWidth="5" d="M1084 300V234H1128" />
      <path fill="var(--gold)" d="M1092 242h34v26h-34z" />
    </svg>
  )
}
