import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { charitiesTexts } from '../../domain/texts/en/back-office/charities.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { EditPage } from '../ui/edit-page.tsx'
import { NotShown } from '../ui/not-shown.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type CharityFacts, CharityForm } from './charity-form.tsx'
import { charityQuery, type OfficeCharity, showCharity } from './charity-queries.ts'
import { charityBody, useCharityWording } from './charity-wording.ts'
import { GiftsForm } from './gifts-form.tsx'

/** One charity with its gallery. */
export function Component() {
  const { charityId = '' } = useParams()
  const texts = useOfficeTexts(charitiesTexts)
  const charity = useQuery(charityQuery(charityId))
  if (charity.error) {
    const list = { to: officeHref('/charities'), name: texts.all }
    return <NotShown thing={charity} none={texts.none} list={list} />
  }
  if (!charity.data) return <Spinner />
  return <CharityDetail charity={charity.data} />
}

function CharityDetail({ charity }: { charity: OfficeCharity }) {
  const texts = useOfficeTexts(charitiesTexts)
  const wording = useCharityWording()
  const params = { charityId: String(charity.charityId) }
  return (
    <>
      <EditPage<OfficeCharity, CharityFacts>
        subject={charity}
        right="charities.edit"
        list={{ to: officeHref('/charities'), name: texts.all }}
        translated={{ kind: 'charity', id: charity.charityId }}
        wording={wording}
        show={showCharity}
        save={async (facts, version) => {
          const body = { ...charityBody(facts), version }
          return (await api('PUT /admin/charities/{charityId}', { params, body })).body
        }}
        publish={async (isPublished, version) => {
          const body = { isPublished, version }
          return (await api('PUT /admin/charities/{charityId}/publication', { params, body })).body
        }}
        form={(edition, begun, save) => (
          <CharityForm
            key={edition}
            label={texts.charity}
            submit={texts.save}
            charity={begun}
            save={save}
          />
        )}
      />
      <GiftsForm charityId={String(charity.charityId)} />
    </>
  )
}
