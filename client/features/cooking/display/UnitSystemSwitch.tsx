import { t } from "../../../shared/messages/t";
import { type UnitSystem, unitSystems } from "../amounts/unitSystem";
import classes from "./UnitSystemSwitch.module.css";

interface UnitSystemSwitchProps {
  unitSystem: UnitSystem;
  onChange: (newSystem: UnitSystem) => void;
}

/** Chooses the units of amounts and temperatures. */
export function UnitSystemSwitch({ unitSystem, onChange }: UnitSystemSwitchProps) {
  return (
    <fieldset className={classes.switch}>
      <legend className={classes.legend}>{t("cooking.measures")}</legend>
      {unitSystems.map((option) => (
        <label key={option} className={classes.choice}>
          <input
            type="radio"
            name="measures"
            className={classes.input}
            checked={option === unitSystem}
            onChange={() => onChange(option)}
          />
          <span className={classes.name}>{t(`cooking.${option}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
