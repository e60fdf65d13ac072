import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import {
  BABY_MEAL_FROM_MONTHS,
  MEAL_GROUPS,
  SPECIAL_MEALS,
} from '#schema/codes/travellers/special-meals.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { NativeInput } from '#web/app/ui/native/native-input.tsx';
import { Table } from '#web/app/ui/table/table.tsx';
import { findMeals, listedMeals } from './find-meals.ts';
import styles from './special-meals.module.css';

const AGES = { childAge: LIMITS.childFromAge, months: BABY_MEAL_FROM_MONTHS };

/** The special meals in groups, with a search field. Without scripts all are listed. */
export function SpecialMeals() {
  const intl = useIntl();
  const id = useId();
  const [sought, setSought] = useState('');
  const meals = listedMeals((meal) => ({
    name: intl.formatMessage({ id: 'information-in-flight-meals.name' }, { meal }),
    about: intl.formatMessage({ id: 'information-in-flight-meals.about' }, { meal, ...AGES }),
  }));
  const found = findMeals(meals, sought);
  const groups = MEAL_GROUPS.map((group) => ({
    group,
    meals: found.filter(({ code }) => SPECIAL_MEALS[code].group === group),
  })).filter((one) => one.meals.length > 0);
  return (
    <div className={styles.meals}>
      <search className={styles.search} data-screen-only="">
        <label htmlFor={id} className={styles.label}>
          <FormattedMessage id="information-in-flight-meals.search" />
        </label>
        <NativeInput
          id={id}
          type="search"
          width="medium"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <p role="status" className={styles.count}>
          <FormattedMessage
            id="information-in-flight-meals.found"
            values={{ count: found.length }}
          />
        </p>
      </search>
      {groups.length > 0 && (
        <Table caption={intl.formatMessage({ id: 'information-in-flight-meals.caption' })}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="information-in-flight-meals.meal" />
              </th>
              <th scope="col">
                <FormattedMessage id="information-in-flight-meals.contents" />
              </th>
            </tr>
          </thead>
          {groups.map((one) => (
            <tbody key={one.group}>
              <tr>
                <th scope="rowgroup" colSpan={2} className={styles.group}>
                  <FormattedMessage
                    id="information-in-flight-meals.group"
                    values={{ group: one.group }}
                  />
                </th>
              </tr>
              {one.meals.map(({ code, name, about }) => (
                <tr key={code}>
                  <th scope="row">
                    {name}
                    <span className={styles.quiet}>{code}</span>
                  </th>
                  <td>
                    {about}
                    <span className={styles.quiet}>
                      <FormattedMessage
                        id="information-in-flight-meals.deadline"
                        values={{ hours: SPECIAL_MEALS[code].hours }}
                      />
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </Table>
      )}
    </div>
  );
}
