import { useState } from 'react'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { useFetched } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { languageOfText } from '#ui/text/user-text.tsx'
import { AskQuestion } from './ask-question.tsx'
import { allQuestionsQuery, firstQuestionsQuery } from './review.queries.ts'
import type { Question } from './review.queries.ts'

/** What customers have asked about a product, with the shop's answers, and a way to ask. */
export function Questions({ productId }: { productId: string }) {
  const t = useT('review')
  const [isAll, setAll] = useState(false)
  const first = useFetched(firstQuestionsQuery(productId))
  const all = useFetched(allQuestionsQuery(productId), { enabled: isAll })
  const questions = all?.data ?? first?.data ?? []
  const more = (first?.meta.total ?? 0) - questions.length
  return (
    <div className="question">
      <h2>{t('questions')}</h2>
      {questions.length > 0 ? (
        <ul className="review-list">
          {questions.map((question) => (
            <Answered key={question.id} question={question} />
          ))}
        </ul>
      ) : null}
      {more > 0 && !isAll ? (
        <Button look="link" className="review-more scripted" onClick={() => setAll(true)}>
          {t('showQuestions', { count: more })}
        </Button>
      ) : null}
      <div className="question-ask scripted">
        <p className="quiet">{t(questions.length > 0 ? 'moreQuestions' : 'noQuestions')}</p>
        <AskQuestion productId={productId} />
      </div>
    </div>
  )
}

function Answered({ question: { text, author, askedAt, answer } }: { question: Question }) {
  const { language } = usePage()
  return (
    <li>
      <div className="question-text">
        <Mark letter="question" />
        <div>
          <p dir="auto" {...languageOfText(text, language)}>
            {text}
          </p>
          <p className="question-who">
            <bdi>{author}</bdi> · <DateText day={riyadhDate(new Date(askedAt))} length="full" />
          </p>
        </div>
      </div>
      <div className="question-answer">
        <Mark letter="answer" />
        <p dir="auto" {...languageOfText(answer, language)}>
          {answer}
        </p>
      </div>
    </li>
  )
}

/** Which of the two it is, for the eye; to screen readers in words. */
function Mark({ letter }: { letter: 'question' | 'answer' }) {
  const t = useT('review')
  return (
    <span className="question-mark">
      <span aria-hidden="true">{t(`${letter}Mark`)}</span>
      <span className="visually-hidden">{t(letter === 'question' ? 'question' : 'ourAnswer')}</span>
    </span>
  )
}
