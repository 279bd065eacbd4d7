import styles from './Unbroken.module.css'

/** A range or a compound that is short enough not to be broken: `$400-600`, `1-2-5-10`, `C-NRPP`, `sub-slab`. */
const COMPOUND = /(\S+-\S+)/
const LONGEST = 16

/** Text whose ranges and short compounds stay on one line: browsers break after any hyphen. */
export function Unbroken({ children }: { children: string }) {
  return children.split(COMPOUND).map((part, index) =>
    index % 2 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
