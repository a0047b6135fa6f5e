import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { isSearchable } from '../../domain/goods/search-term.ts'
import { suggestionLimits } from '../../domain/limits.ts'
import { suggestionTexts } from '../../domain/texts/en/suggestions.ts'
import { useTexts } from '../../ui/texts.ts'
import { popularSearchesQuery, productsQuery, suggestionsQuery } from '../api/catalogue-queries.ts'
import { forgetSearches } from './forget-searches.ts'
import { OfferOption } from './offer-option.tsx'
import { type Offer, offersBefore, offersFound } from './offers.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import { optionId, useCombobox } from './use-combobox.ts'

export type SuggestionsProps = {
  input: HTMLInputElement
  /** The term that is searched for, once the typing has paused. */
  term: string
  onSearch: (term: string) => void
  onCategory: (categoryId: number) => void
}

const popularQuery = productsQuery({
  sort: 'popular',
  page: 1,
  pageSize: suggestionLimits.popular,
})

/** Below a search field: what it finds; while it is empty, what was searched for before, and what others search for and buy. */
export default function Suggestions({ input, term, onSearch, onCategory }: SuggestionsProps) {
  const texts = useTexts(suggestionTexts)
  const navigate = useNavigate()
  const listId = useId()
  const [recent, setRecent] = useState(recentSearches)
  const isAsked = term !== '' && isSearchable(term)
  const found = useQuery({
    ...suggestionsQuery(term),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const offered = isAsked && found.data ? offersFound(found.data, texts) : []
  const popular = useQuery({ ...popularQuery, enabled: term === '' })
  const searched = useQuery({ ...popularSearchesQuery(), enabled: term === '' })
  const before = offersBefore(
    { recent, searched: searched.data, popular: popular.data?.products },
    texts,
  )
  const groups = term === '' ? before : offered
  const offers = groups.flatMap((group) => group.offers)
  const remember = () => {
    rememberSearch(input.value)
    setRecent(recentSearches())
  }

  const choose = (offer: Offer | undefined) => {
    if (!offer) return
    if (offer.kind === 'forget') {
      forgetSearches()
      setRecent([])
      return
    }
    if (offer.kind === 'search') return onSearch(offer.text)
    remember()
    if (offer.kind === 'category') onCategory(offer.categoryId)
    else void navigate(offer.to, { state: { name: offer.text } })
  }
  const { isOpen, active, close } = useCombobox({
    input,
    listId,
    count: offers.length,
    onChoose: (index) => choose(offers[index]),
    onSubmit: remember,
  })

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && texts.count(offers.length)}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={texts.label}
        hidden={!isOpen}
        // A press must not take the focus out of the field, which would close the list before the click.
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-[min(70vh,34rem)] overflow-y-auto rounded-control border border-husk-200 bg-white pb-1 shadow-float"
      >
        {groups.map(({ title, offers: own }) => (
          <fieldset key={title} aria-label={title}>
            <p aria-hidden className="px-3 pt-3 pb-1 text-label text-husk-700">
              {title}
            </p>
            {own.map((offer) => {
              const index = offers.indexOf(offer)
              return (
                <OfferOption
                  key={offer.key}
                  id={optionId(listId, index)}
                  offer={offer}
                  isActive={index === active}
                  onChoose={() => {
                    close()
                    choose(offer)
                  }}
                />
              )
            })}
          </fieldset>
        ))}
      </div>
    </>
  )
}
