import { t } from "../../shared/messages/t";
import { type UnitSystem, unitSystems } from "./unitSystem";
import classes from "./MeasuresSwitch.module.css";

interface MeasuresSwitchProps {
  measures: UnitSystem;
  onMeasures: (chosen: UnitSystem) => void;
}

/** In what amounts and heats are told. */
export function MeasuresSwitch({ measures, onMeasures }: MeasuresSwitchProps) {
  return (
    <fieldset className={classes.switch}>
      <legend className={classes.legend}>{t("cooking.measures")}</legend>
      {unitSystems.map((offered) => (
        <label key={offered} className={classes.choice}>
          <input
            type="radio"
            name="measures"
            className={classes.input}
            checked={offered === measures}
            onChange={() => onMeasures(offered)}
          />
          <span className={classes.name}>{t(`cooking.${offered}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
