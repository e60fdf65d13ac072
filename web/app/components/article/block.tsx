import type { ReactNode } from 'react';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { Block as BlockContent } from './article.ts';
import styles from './block.module.css';
import { Cards } from './cards.tsx';
import { MarkedText } from './marked-text.tsx';
import { Questions } from './questions.tsx';
import { TextTable } from './text-table.tsx';

/** Drawings and small tools of an article, by the names its blocks call them. */
export type Figures = Readonly<Record<string, ReactNode>>;

interface BlockProps {
  block: BlockContent;
  /** The id of its section, and its place there from 0 on. */
  section: string;
  at: number;
  figures: Figures;
}

/** One block of a section. */
export function Block({ block, section, at, figures }: BlockProps) {
  if (typeof block === 'string')
    return (
      <p className={styles.text}>
        <MarkedText text={block} />
      </p>
    );
  switch (block.kind) {
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>
              <MarkedText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className={styles.steps}>
          {block.items.map((item) => (
            <li key={item}>
              <MarkedText text={item} />
            </li>
          ))}
        </ol>
      );
    case 'facts':
      return (
        <DescriptionList
          items={block.items.map(({ term, value }) => ({
            id: term,
            term,
            value: <MarkedText text={value} />,
          }))}
        />
      );
    case 'table':
      return <TextTable {...block} />;
    case 'notice':
      return (
        <Notice tone={block.tone ?? 'info'} title={block.title} className={styles.notice}>
          <MarkedText text={block.text} />
        </Notice>
      );
    case 'questions':
      return <Questions section={section} block={at} items={block.items} />;
    case 'cards':
      return <Cards items={block.items} />;
    case 'figure':
      return <div className={styles.figure}>{figures[block.name]}</div>;
  }
}
