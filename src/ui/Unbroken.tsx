import styles from './Unbroken.module.css'

/** Ranges and compounds, such as `5–20%`, `1-2-5-10`, `C-NRPP`, `sub-slab`. */
const COMPOUND = /(\S+[-–]\S+)/
const LONGEST = 16

/** Keeps ranges and short compounds on one line, because browsers break after any hyphen or dash. */
export function Unbroken({ children }: { children: string }) {
  return children.split(COMPOUND).map((part, index) =>
    index % 2 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
