import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import styles from './belt-drawing.module.css';

/** From the side: a seat, and a woman with child who sits in it. */
function Seated({ belt }: { belt: string }) {
  return (
    <svg viewBox="0 0 150 170" className={styles.drawing} aria-hidden="true">
      <path className={styles.seat} d="M26 22 L38 122 Q39 130 47 130 L104 130" />
      <path className={styles.seat} d="M52 130 L48 164 M96 130 L100 164" />
      <circle className={styles.body} cx="62" cy="28" r="14" />
      <path
        className={styles.body}
        d="M56 46 Q44 52 44 72 L48 112 Q49 122 60 122 L112 122 L112 160 L126 160 L126 116 Q126 104 114 104 L92 104 Q106 92 100 76 Q94 62 78 60 Q76 48 66 46 Z"
      />
      <path className={styles.arm} d="M62 58 Q54 78 66 94 L90 100" />
      <path className={styles.belt} d={belt} />
    </svg>
  );
}

/** How the belt is worn, beside how it is not. */
export function BeltDrawing() {
  const intl = useIntl();
  return (
    <div
      className={styles.pair}
      role="img"
      aria-label={intl.formatMessage({ id: 'information-care-pregnant-woman.belt' })}
    >
      <div className={styles.panel}>
        <Seated belt="M46 124 L62 114 Q80 102 96 106" />
        <p className={styles.right}>
          <Icon name="check" size="1.25rem" />
          <FormattedMessage id="information-care-pregnant-woman.beltRight" />
        </p>
      </div>
      <div className={styles.panel} data-wrong="">
        <Seated belt="M44 116 L58 100 Q76 82 103 82" />
        <p className={styles.wrong}>
          <Icon name="x" size="1.25rem" />
          <FormattedMessage id="information-care-pregnant-woman.beltWrong" />
        </p>
      </div>
    </div>
  );
}
