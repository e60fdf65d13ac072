import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PageDescription } from '#web/app/page/page-description.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import type { ArticleInLocale, ArticleTraits } from './article.ts';
import styles from './article-page.module.css';
import { Block, type Figures } from './block.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Contents } from './contents.tsx';
import { FaqData } from './faq-data.tsx';
import { MarkedText } from './marked-text.tsx';
import { MorePages } from './more-pages.tsx';
import { WithContents } from './with-contents.tsx';

const NO_FIGURES: Figures = {};

/**
 * A page of the has-aside layout that informs: its head, its contents at the side, its sections,
 * and where to go on.
 */
export function ArticlePage({
  article,
  figures = NO_FIGURES,
  atAGlance,
}: {
  article: ArticleInLocale;
  figures?: Figures;
  /** What the page is about, in a picture below its lead. */
  atAGlance?: ReactNode;
}) {
  const { title, description, lead, sections, edition, numbered = false, lang } = article;
  const intl = useIntl();
  const contents = intl.formatMessage({ id: 'article.contents' });
  return (
    <>
      <PageTitle text={title} />
      <PageDescription text={description} />
      <FaqData sections={sections} />
      <Breadcrumb />
      <PageHeading lang={lang} lead={<MarkedText text={lead} />}>
        {title}
      </PageHeading>
      {edition && <Edition {...edition} />}
      {atAGlance && <div className={styles.glance}>{atAGlance}</div>}
      <WithContents
        label={contents}
        contents={
          <div lang={lang}>
            <Contents sections={sections} numbered={numbered} />
          </div>
        }
      >
        <div className={styles.sections} lang={lang}>
          {sections.map((section, number) => (
            <section key={section.id} id={section.id} className={styles.section}>
              <h2 className={styles.title}>
                {numbered && <span className={styles.number}>{number + 1}.</span>}
                {section.title}
              </h2>
              {section.blocks.map((block, at) => (
                <Block
                  key={JSON.stringify(block)}
                  block={block}
                  section={section.id}
                  at={at}
                  figures={lang ? inLanguage(figures, intl.locale) : figures}
                />
              ))}
            </section>
          ))}
        </div>
      </WithContents>
      <MorePages />
    </>
  );
}

/** Figures speak the page's language, also in an article that is in English for want of another. */
const inLanguage = (figures: Figures, lang: string): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      <div key={name} lang={lang}>
        {figure}
      </div>,
    ]),
  );

/** The version of a legal text that the user has before them. */
function Edition({ version, date }: NonNullable<ArticleTraits['edition']>) {
  return (
    <p className={styles.edition}>
      <FormattedMessage id="article.version" values={{ version, date: <Day value={date} /> }} />
    </p>
  );
}
