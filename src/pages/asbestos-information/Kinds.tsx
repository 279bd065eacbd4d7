import { asbestos } from '../../../content/pages/asbestos-information.ts'
import boundScene from '../../assets/scenes/kind-bound.svg?no-inline'
import friableScene from '../../assets/scenes/kind-friable.svg?no-inline'
import styles from './Kinds.module.css'

const { friable, bound } = asbestos.what.kinds

/** The two kinds of material: one sheds fibres, the other holds them, as the text beside it says. */
export function Kinds() {
  return (
    <div className={`screen-only ${styles.kinds}`}>
      {[
        { label: friable, scene: friableScene },
        { label: bound, scene: boundScene },
      ].map(({ label, scene }) => (
        <div key={label}>
          <img src={scene} alt="" width={400} height={300} loading="lazy" />
          <p className="label">{label}</p>
        </div>
      ))}
    </div>
  )
}
