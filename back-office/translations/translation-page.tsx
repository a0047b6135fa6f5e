import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { translationsTexts } from '../../domain/texts/en/back-office/translations.ts'
import { translatedKinds } from '../../domain/translations/translated-things.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { officeHref } from '../office-href.ts'
import { NoSuchPage } from '../shell/no-such-page.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { NotShown } from '../ui/not-shown.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { TranslationForm } from './translation-form.tsx'
import { type Thing, thingQuery } from './translation-queries.ts'

/** The texts of one thing: English beside the other languages. */
export function Component() {
  const params = useParams()
  const kind = translatedKinds.find((each) => each === params.kind)
  return kind ? <Translations kind={kind} id={params.id ?? ''} /> : <NoSuchPage />
}

function Translations({ kind, id }: { kind: Thing['kind']; id: string }) {
  const texts = useOfficeTexts(translationsTexts)
  const shown = useQuery(thingQuery(kind, id))
  if (shown.error) {
    const list = { to: officeHref('/translations'), name: texts.all }
    return <NotShown thing={shown} none={texts.none} list={list} />
  }
  if (!shown.data) return <Spinner />
  const thing = shown.data
  return (
    <>
      <PageTitle title={thing.english.name} />
      <p className="mb-4">
        <Link to={officeHref('/translations')} className="text-link">
          {texts.all}
        </Link>
        {' · '}
        {texts.kinds[kind]}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-3">
        <English thing={thing} />
        {thing.translations.map((translation) => (
          <TranslationForm key={translation.language} thing={thing} translation={translation} />
        ))}
      </div>
    </>
  )
}

function English({ thing }: { thing: Thing }) {
  const { thing: words, fields } = useOfficeTexts(translationsTexts)
  const { name, subName, description } = thing.english
  const shown = [
    [fields.name, name],
    [fields.subName, subName],
    [fields.description, description],
  ] as const
  return (
    <section aria-labelledby="english" className="panel grid gap-4">
      <h2 id="english">{words.english}</h2>
      <dl className="grid gap-4">
        {shown.map(
          ([label, text]) =>
            text !== undefined && (
              <div key={label}>
                <dt className="text-small font-semibold">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{text || words.none}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
