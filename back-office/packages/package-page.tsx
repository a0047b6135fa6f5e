import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { packagesTexts } from '../../domain/texts/en/back-office/packages.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { EditPage } from '../ui/edit-page.tsx'
import { NotShown } from '../ui/not-shown.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type PackageFacts, PackageForm } from './package-form.tsx'
import { type OfficePackage, packageQuery, showPackage } from './package-queries.ts'
import { packageBody, usePackageWording } from './package-wording.ts'

/** One ready-made package: its contents, its price, and how many can be made. */
export function Component() {
  const { packageId = '' } = useParams()
  const texts = useOfficeTexts(packagesTexts)
  const shown = useQuery(packageQuery(packageId))
  if (shown.error) {
    const list = { to: officeHref('/packages'), name: texts.all }
    return <NotShown thing={shown} none={texts.none} list={list} />
  }
  if (!shown.data) return <Spinner />
  return <PackageDetail shown={shown.data} />
}

function PackageDetail({ shown }: { shown: OfficePackage }) {
  const texts = useOfficeTexts(packagesTexts)
  const wording = usePackageWording()
  const params = { packageId: String(shown.packageId) }
  return (
    <EditPage<OfficePackage, PackageFacts>
      subject={shown}
      right="goods.edit"
      list={{ to: officeHref('/packages'), name: texts.all }}
      translated={{ kind: 'package', id: shown.packageId }}
      wording={wording}
      show={showPackage}
      save={async (facts, version) => {
        const body = { ...packageBody(facts), version }
        return (await api('PUT /admin/packages/{packageId}', { params, body })).body
      }}
      publish={async (isPublished, version) => {
        const body = { isPublished, version }
        return (await api('PUT /admin/packages/{packageId}/publication', { params, body })).body
      }}
      form={(edition, begun, save) => (
        <PackageForm
          key={edition}
          label={texts.package}
          submit={texts.save}
          shown={begun}
          save={save}
        />
      )}
    />
  )
}
