import { PageTitle } from './page-title.tsx'

export function NoSuchPage() {
  return (
    <>
      <PageTitle title="Not here" />
      <p>The back office has no page at this address. The navigation leads to those it has.</p>
    </>
  )
}
