import { createFileRoute } from '@tanstack/react-router'
import { EvaluationBanner } from '../pages/evaluation/EvaluationBanner.tsx'
import { EvaluationHero } from '../pages/evaluation/EvaluationHero.tsx'
import { Process } from '../pages/evaluation/Process.tsx'
import { Proof } from '../pages/evaluation/Proof.tsx'
import { SampleReport } from '../pages/evaluation/SampleReport.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/evaluation')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/evaluation.ts')),
  component: Evaluation,
})

function Evaluation() {
  return (
    <>
      <EvaluationHero />
      <SampleReport />
      <Proof />
      <Process />
      <EvaluationBanner />
    </>
  )
}
