import { radon } from '../../../content/pages/radon-information.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { TwoSides } from '../guides/TwoSides.tsx'
import styles from './ChangingHands.module.css'

const { id, title, share } = radon.property
/** In the drawing's own units, the houses one beside the other. */
const LOT = 320
const houses = Array.from({ length: share.among }, (_, index) => index)

/** How many houses are above the guideline, as a row of them, and what buyers and sellers do about it. */
export function ChangingHands() {
  return (
    <GuideSection id={id} title={title} tone="dark" width="full">
      <p className="cluster">
        <span className={`figure-small ${styles.figure}`}>
          {share.one} in {share.among}
        </span>{' '}
        <span className="lead">
          <Unbroken>{share.label}</Unbroken>
        </span>
      </p>
      <svg
        className={`screen-only ${styles.row}`}
        viewBox={`0 0 ${LOT * share.among} 300`}
        aria-hidden="true"
      >
        {houses.map((index) => (
          <g
            key={index}
            transform={`translate(${index * LOT} 0)`}
            data-above={index >= share.among - share.one - 1 && index < share.among - 1 ? '' : undefined}
          >
            <path className={styles.house} d="M44 300V136L160 44l34 27V40h34v58l48 38v164z" />
            <path className={styles.openings} d="M84 170h52v44H84zM184 170h52v44h-52zM138 300v-62h44v62z" />
          </g>
        ))}
      </svg>
      <TwoSides sides={[radon.buying, radon.selling]} />
    </GuideSection>
  )
}
