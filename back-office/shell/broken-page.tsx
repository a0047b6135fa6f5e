import { Button } from '../../ui/button.tsx'
import { PageTitle } from './page-title.tsx'

/** A page that cannot be shown, most often because a new release has replaced its script. */
export function BrokenPage() {
  return (
    <>
      <PageTitle title="This page is broken" />
      <p className="mb-4">Loading it anew helps when the shop was updated meanwhile.</p>
      <Button onClick={() => window.location.reload()}>Load it anew</Button>
    </>
  )
}
