import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Spinner } from '../../app/ui/spinner.tsx'
import { api } from '../api/back-office-api.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { Conflict } from '../ui/conflict.tsx'
import { Failed } from '../ui/list-page.tsx'
import { Publication } from '../ui/publication.tsx'
import { useEdit } from '../ui/use-edit.ts'
import { type PackageFacts, PackageForm } from './package-form.tsx'
import { type OfficePackage, packageQuery, showPackage } from './package-queries.ts'
import { packageBody, packageWording } from './package-wording.ts'

/** One ready-made package: what is in it, what it costs, how many can be made. */
export function Component() {
  const { packageId = '' } = useParams()
  const shown = useQuery(packageQuery(packageId))
  if (shown.error) return <Failed list={shown} />
  if (!shown.data) return <Spinner />
  return <PackageDetail shown={shown.data} />
}

function PackageDetail({ shown }: { shown: OfficePackage }) {
  const { name, version, isPublished } = shown
  const params = { packageId: String(shown.packageId) }
  const { edition, startOver, conflict, save, keepTheirs, saveMine } = useEdit<
    OfficePackage,
    PackageFacts
  >({
    send: async (facts, version) => {
      const body = { ...packageBody(facts), version }
      return (await api('PUT /admin/packages/{packageId}', { params, body })).body
    },
    show: showPackage,
  })
  return (
    <>
      <PageTitle title={name}>
        <Publication
          isPublished={isPublished}
          show={showPackage}
          startOver={startOver}
          change={async (wanted) => {
            const body = { isPublished: wanted, version }
            return (await api('PUT /admin/packages/{packageId}/publication', { params, body })).body
          }}
        />
      </PageTitle>
      <p className="mb-4">
        <Link to="/packages" className="text-link">
          All packages
        </Link>
        {isPublished ? ' · Published' : ' · Not published'}
      </p>
      <div className="grid gap-5">
        {conflict && (
          <Conflict
            theirs={packageWording(conflict.theirs)}
            mine={packageWording(conflict.mine)}
            onTheirs={keepTheirs}
            onMine={saveMine}
          />
        )}
        <PackageForm
          key={edition}
          label="Package"
          submit="Save"
          shown={shown}
          save={(facts) => save(facts, version)}
        />
      </div>
    </>
  )
}
