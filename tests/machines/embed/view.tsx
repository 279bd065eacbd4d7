import type { View } from '../../path-harness/view.ts'

/** Both kinds of embed: a video and a calculator. */
export const view: View = {
  pages: ['/', '/tools'],
  load: async () => {
    const [{ VideoShowcase }, { RentalCalculatorFrame }] = await Promise.all([
      import('../../../src/pages/home/VideoShowcase.tsx'),
      import('../../../src/pages/tools/RentalCalculatorFrame.tsx'),
    ])
    return () => (
      <>
        <VideoShowcase />
        <RentalCalculatorFrame />
      </>
    )
  },
}
