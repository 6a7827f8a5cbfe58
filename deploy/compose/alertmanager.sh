#!/bin/sh
# Writes who is told of alerts, from the environment, then starts Alertmanager.
set -eu
if [ -z "${ALERT_EMAIL:-}" ] && [ -z "${ALERT_WEBHOOK:-}" ]; then
  echo 'No one is told of alerts: set ALERT_EMAIL (with ALERT_SMTP) or ALERT_WEBHOOK in .env' >&2
  exit 1
fi
if [ -n "${ALERT_EMAIL:-}" ] && [ -z "${ALERT_SMTP:-}" ]; then
  echo 'ALERT_EMAIL needs ALERT_SMTP, the server that takes its mail (host:port)' >&2
  exit 1
fi
umask 077
printf '%s' "${ALERT_SMTP_PASSWORD:-}" > /tmp/password

mail() {
  [ -n "${ALERT_EMAIL:-}" ] || return 0
  cat <<YAML
    email_configs:
      - to: '$ALERT_EMAIL'
        from: '${ALERT_FROM:-$ALERT_EMAIL}'
        smarthost: '$ALERT_SMTP'
        auth_username: '${ALERT_SMTP_USER:-}'
        auth_password_file: /tmp/password
        send_resolved: true
YAML
}
webhook() {
  [ -n "${ALERT_WEBHOOK:-}" ] || return 0
  cat <<YAML
    webhook_configs:
      - url: '$ALERT_WEBHOOK'
        send_resolved: true
YAML
}

cat > /tmp/alertmanager.yml <<YAML
route:
  receiver: morning
  # One message for what goes wrong together.
  group_by: [severity]
  group_wait: 30s
  group_interval: 5m
  repeat_interval: 24h
  routes:
    # Each of these at once, also while another one lasts.
    - matchers: [severity="page"]
      receiver: now
      group_by: [alertname]
      group_wait: 10s
      group_interval: 1m
      repeat_interval: 1h
    - matchers: [severity="ticket"]
      receiver: morning
      active_time_intervals: [day]
time_intervals:
  - name: day
    time_intervals:
      # 8 to 20 o'clock in Riyadh, which is three hours ahead of this clock all year.
      - times: [{ start_time: '05:00', end_time: '17:00' }]
receivers:
  # By both ways, where there are two: the webhook is that of a service that calls a phone.
  - name: now
$(mail)
$(webhook)
  - name: morning
$(if [ -n "${ALERT_EMAIL:-}" ]; then mail; else webhook; fi)
YAML
exec alertmanager --config.file=/tmp/alertmanager.yml --storage.path=/alertmanager
