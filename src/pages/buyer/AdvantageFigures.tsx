/** Drawings for the advantages. The words beside them say the same, so they have no text alternatives. */
import bills from '../../assets/scenes/cost-table.svg?no-inline'
import sheets from '../../assets/scenes/home-sheets.svg?no-inline'
import styles from './Advantages.module.css'

/** Three sheets on homes nearby: one is sold, one has a sign, and one is dark, because it did not sell. */
export function SheetsFigure() {
  return <Figure src={sheets} />
}

/** The bills of a home, and a model of it, on a kitchen table. */
export function BillFigure() {
  return <Figure src={bills} />
}

function Figure({ src }: { src: string }) {
  return <img src={src} alt="" width={900} height={600} className={styles.figure} loading="lazy" />
}
