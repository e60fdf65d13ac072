import type { AircraftSideViewFragment } from '#web/app/components/aircraft-side-view/aircraft-side-view.gen.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import type { AircraftFiguresFragment } from './aircraft-figures.gen.ts';
import styles from './figures-section.module.css';
import { MeasuredView } from './measured-view.tsx';
import { useFigures } from './use-figures.ts';

/** How the type looks, and its figures. */
export function FiguresSection({
  aircraft,
}: {
  aircraft: AircraftFiguresFragment & AircraftSideViewFragment;
}) {
  const figures = useFigures();
  return (
    <>
      <MeasuredView aircraft={aircraft} />
      <div className={styles.figures}>
        <DescriptionList
          shape="columns"
          items={figures.map(({ id, name, of }) => ({
            id,
            term: <FormattedMessage id={name} />,
            value: of(aircraft),
          }))}
        />
      </div>
    </>
  );
}
