{{- define "koinklass.labels" -}}
app.kubernetes.io/name: koinklass
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "koinklass.select" -}}
app.kubernetes.io/name: koinklass
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* Nobody's user, no more rights than that, nothing to write but what is mounted. */}}
{{- define "koinklass.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* One of a kind on a machine where that is possible. */}}
{{- define "koinklass.spread" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector: { matchLabels: { app.kubernetes.io/instance: {{ .release }}, app.kubernetes.io/component: {{ .component }} } }
{{- end }}
