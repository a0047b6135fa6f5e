import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Spinner } from '../../app/ui/spinner.tsx'
import { api } from '../api/back-office-api.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { Conflict } from '../ui/conflict.tsx'
import { Failed } from '../ui/list-page.tsx'
import { Publication } from '../ui/publication.tsx'
import { useEdit } from '../ui/use-edit.ts'
import { type CharityFacts, CharityForm } from './charity-form.tsx'
import { charityQuery, type OfficeCharity, showCharity } from './charity-queries.ts'
import { charityBody, charityWording } from './charity-wording.ts'

/** One charity with its gallery. */
export function Component() {
  const { charityId = '' } = useParams()
  const charity = useQuery(charityQuery(charityId))
  if (charity.error) return <Failed list={charity} />
  if (!charity.data) return <Spinner />
  return <CharityDetail charity={charity.data} />
}

function CharityDetail({ charity }: { charity: OfficeCharity }) {
  const { name, version, isPublished } = charity
  const params = { charityId: String(charity.charityId) }
  const { edition, startOver, conflict, save, keepTheirs, saveMine } = useEdit<
    OfficeCharity,
    CharityFacts
  >({
    send: async (facts, version) => {
      const body = { ...charityBody(facts), version }
      return (await api('PUT /admin/charities/{charityId}', { params, body })).body
    },
    show: showCharity,
  })
  return (
    <>
      <PageTitle title={name}>
        <Publication
          isPublished={isPublished}
          show={showCharity}
          startOver={startOver}
          change={async (wanted) => {
            const body = { isPublished: wanted, version }
            return (await api('PUT /admin/charities/{charityId}/publication', { params, body }))
              .body
          }}
        />
      </PageTitle>
      <p className="mb-4">
        <Link to="/charities" className="text-link">
          All charities
        </Link>
        {isPublished ? ' · Published' : ' · Not published'}
      </p>
      <div className="grid gap-5">
        {conflict && (
          <Conflict
            theirs={charityWording(conflict.theirs)}
            mine={charityWording(conflict.mine)}
            onTheirs={keepTheirs}
            onMine={saveMine}
          />
        )}
        <CharityForm
          key={edition}
          label="Charity"
          submit="Save"
          charity={charity}
          save={(facts) => save(facts, version)}
        />
      </div>
    </>
  )
}
